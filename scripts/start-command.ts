import packageJson from '../package.json' with { type: 'json' };

const words = packageJson.scripts.start.split(' ');
const program = words.indexOf('node');

/**
 * How `npm start` starts the product: variables, and what it hands to Node (arguments for Node itself, then the file). Whoever
 * starts it as a process of its own takes them from here, so that all start it alike.
 */
export const startVariables = Object.fromEntries(
  words.slice(0, program).flatMap((word) => {
    const [name, value] = word.split('=');
    return name && value ? [[name, value]] : [];
  }),
);
export const startArguments: readonly string[] = words.slice(program + 1);
