import fs from 'node:fs';
const W = process.cwd(); const origin = 'http://localhost:5750'; const out = '/tmp/look17/k15';
const { launchBrowser } = await import(`${W}/tests/support/browser.ts`);
const { me: id, second } = JSON.parse(fs.readFileSync('/tmp/look17/ids.json'));
const browser = await launchBrowser();
for (const [w, l, c] of [[1280, 'en', 'dark'], [360, 'sw', 'light']]) {
  const context = await browser.newContext({ viewport: { width: w, height: w < 600 ? 780 : 900 }, colorScheme: c, reducedMotion: 'reduce', serviceWorkers: 'block', locale: `${l}-KE` }); const p = await context.newPage(); await p.addInitScript((s) => localStorage.setItem('token', s), second);
  const pre = l === 'sw' ? '/sw' : ''; const tag = `${w}_${l}_${c}`;
  const go = async (path) => { await p.goto(origin + path); await p.waitForSelector('html[data-hydrated]', { state: 'attached' }); await p.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {}); await p.waitForTimeout(500); };
  await go(`${pre}/admin/users/${id}`); await p.getByRole('button', { name: l === 'sw' ? /Ondoa picha/ : /Remove photo/ }).first().click(); await p.getByRole('dialog').waitFor({ timeout: 8000 }).catch((e) => console.log('no dialog', tag)); await p.waitForTimeout(500); await p.screenshot({ path: `${out}/photo_${tag}.png` });
  await go(`${pre}/admin/payments/refunds`); const select = p.locator('main select').first(); console.log(await select.locator('option').allInnerTexts()); const values = await select.locator('option').evaluateAll((all) => all.map((o) => o.value)); await select.selectOption('all'); await p.waitForTimeout(2500); await p.screenshot({ path: `${out}/refundsrows_${tag}.png`, fullPage: true }); console.log(values, p.url());
}
await browser.close();
