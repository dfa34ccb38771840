import { z } from 'zod';
import { providerKinds } from '../provider-kinds.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { Review, ServiceItem, TextLang } from './catalogue.schemas.ts';
import { PageQuery, pageOf } from './lists.schemas.ts';

/** Which page of its listings. */
/** Any other text names no provider, which is then not found. */
export const ProviderPageParams = z.object({ id: z.string().max(64) });
export const ProviderPageQuery = PageQuery.pick({ page: true });

/** What everybody may know of an approved provider. */
export const ProviderPage = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(providerKinds),
    location: z.string(),
    about: z.string(),
    aboutLang: TextLang,
    languages: z.array(z.enum(spokenLanguages)).meta({ description: 'In which it speaks with guests.' }),
    since: z.string().meta({ description: 'The day on which it came to us.' }),
    rating: z.number().nullable().meta({ description: 'The mean of all its reviews; null before the first.' }),
    reviewCount: z.number(),
    services: pageOf(ServiceItem),
    reviews: z
      .array(
        Review.extend({
          service: z
            .object({ id: z.string(), title: z.string(), textLang: TextLang })
            .nullable()
            .meta({ description: 'The listing that it is of; null where that is not offered now.' }),
        }),
      )
      .meta({ description: 'The newest.' }),
  })
  .meta({ id: 'ProviderPage' });
