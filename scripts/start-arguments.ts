import packageJson from '../package.json' with { type: 'json' };

/**
 * What `npm start` hands to Node: arguments for Node itself, then the file. Whoever starts the product as a process of its
 * own takes them from here, so that all start it alike.
 */
export const startArguments: readonly string[] = packageJson.scripts.start.split(' ').slice(2);
