import { z } from 'zod';
import { langs } from '../languages.ts';

/** A picture as a page shows it. */
export const Picture = z
  .object({
    image: z.string().meta({
      description:
        'Its address in 960 px. Other widths (320, 480, 640, 960, 1280, 1600) lie at the same address with another last part.',
    }),
    alt: z.string().meta({ description: 'What is to be seen, in the asked language.' }),
    altLang: z.enum(langs).optional().meta({ description: 'The language of `alt`, where it is not the asked one.' }),
    placeholder: z.string().meta({ description: 'The same in about twelve pixels, as a data: address.' }),
  })
  .meta({ id: 'Picture' });

export const SitePicturesQuery = z.object({
  names: z.string().max(1000).meta({ description: 'Names of pictures, separated by commas.' }),
});
export const SitePicturesAnswer = z.object({ pictures: z.record(z.string(), Picture) });
