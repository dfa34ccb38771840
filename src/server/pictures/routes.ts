import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { SitePicturesAnswer, SitePicturesQuery } from '#shared/contracts/pictures.schemas.ts';
import { sitePicturesCall } from '#shared/contracts/pictures.ts';
import { AppError } from '#shared/errors.ts';
import { pictureWidths } from '#shared/pictures.ts';
import { formatFor } from './negotiate.ts';
import { isHidden } from './queries.ts';
import { createRenderer } from './render-picture.ts';
import { listSitePictures } from './site-pictures.ts';

const tag = 'pictures';

/** Pictures by their content, and the list of those on our own pages. */
export function picturesRoutes(http: Http, app: App): void {
  const renderFor = createRenderer(app);

  http.picture({
    path: '/pictures/:id/:width',
    summary: 'A picture in a width, as AVIF or WebP where Accept names them, else as JPEG; smaller with Save-Data: on',
    description: `Widths are ${pictureWidths.join(', ')} pixels. An address stays the same picture for good; a photo that was only in reviews that nobody can read any more is not found.`,
    tag,
    handler: async ({ params, accept, saveData }) => {
      const width = pictureWidths.find((one) => String(one) === params.width);
      const { id } = params;
      if (!width || !id || !/^[0-9a-f]{32}$/.test(id)) throw new AppError('not_found');
      if (await isHidden(app.readDb, id)) throw new AppError('not_found');
      const format = formatFor(accept);
      return { contentType: `image/${format}`, body: await renderFor({ id, width, format, saveData }) };
    },
  });
  http.kept({
    call: sitePicturesCall,
    schemas: { query: SitePicturesQuery, answer: SitePicturesAnswer },
    summary: 'The pictures of our own pages, by the names that pages know',
    tag,
    keptForSeconds: 300,
    shows: () => ({ subjects: ['site-pictures'] }),
    handler: async ({ query, lang }) => ({
      pictures: await listSitePictures(app.readDb, query.names.split(','), lang),
    }),
  });
}
