import type { App } from '#server/app.ts';
import { catalogue } from '#server/demo/data/catalogue.ts';
import { createProvider } from '#server/providers/create-provider.ts';
import { usd } from '#shared/money.ts';
import { makePerson } from '#tests/support/factories.ts';
import { approveProvider } from './approve-provider.ts';
import { approveService, featureService } from './approve-service.ts';
import { createService } from './create-service.ts';

/** Lists the demo's services, without seasons, reviews and history. @returns their ids by key */
export async function listDemoServices(app: App): Promise<Map<string, string>> {
  const admin = await makePerson(app, { role: 'admin' });
  const providers = new Map<string, string>();
  for (const { key, phone, artisan, ...provider } of catalogue.providers) {
    const made = artisan && { craftEn: artisan.craft.en, craftSw: artisan.craft.sw, place: artisan.place };
    const { id } = await createProvider(app, { ...provider, phone, artisan: made });
    await approveProvider(app, admin, id);
    providers.set(key, id);
  }
  const ids = new Map<string, string>();
  for (const {
    key,
    providerKey,
    priceUsd,
    featured,
    seasons: _,
    weekend: __,
    singleDays: ___,
    ...service
  } of catalogue.services) {
    const priceCents = usd(Math.round(priceUsd * 100));
    const { id } = await createService(app, providers.get(providerKey) ?? '', { ...service, priceCents });
    await approveService(app, admin, id);
    if (featured) await featureService(app, admin, { serviceId: id, featured: true });
    ids.set(key, id);
  }
  return ids;
}
