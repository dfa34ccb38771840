import { expect, test } from 'vitest';
import { helpLimits, helpTopics, isHelpSlug, unknownPlaceholders } from '#shared/help-rules.ts';
import { pathOfRoute, webRoutes } from '#tests/support/web-routes.ts';
import { bodyProblem, linksIn } from '../render-article.ts';
import { sectionsOf } from '../sections.ts';
import { starterArticles } from './all.ts';

const slugs = starterArticles.map(({ slug }) => slug);
const both = starterArticles.flatMap((article) => [
  {
    ...{ name: `${article.slug} en`, title: article.titleEn, summary: article.summaryEn },
    ...{ body: article.bodyEn, questions: article.questionsEn },
  },
  {
    ...{ name: `${article.slug} sw`, title: article.titleSw, summary: article.summarySw },
    ...{ body: article.bodySw, questions: article.questionsSw },
  },
]);

test('every topic has articles, each with an address of its own', () => {
  expect(new Set(starterArticles.map(({ topic }) => topic))).toEqual(new Set(helpTopics));
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !isHelpSlug(slug))).toEqual([]);
  expect(slugs).toContain('payment-faq');
});

test.each(both)('$name is what an admin could have saved', ({ title, summary, body, questions }) => {
  expect([bodyProblem(body), ...unknownPlaceholders([title, summary, body, questions].join('\n'))]).toEqual([
    undefined,
  ]);
  expect(title.length).toBeLessThanOrEqual(helpLimits.title);
  expect(summary.length).toBeLessThanOrEqual(helpLimits.summary);
  expect(body.length).toBeLessThanOrEqual(helpLimits.body);
  const lines = questions.split('\n');
  expect(lines.length).toBeLessThanOrEqual(helpLimits.questions);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(helpLimits.question);
  expect(sectionsOf(body).every(({ heading, text }) => heading !== '' && text !== '')).toBe(true);
});

test('both languages have the same sections and lead to the same pages', () => {
  for (const { slug, bodyEn, bodySw } of starterArticles) {
    expect([slug, linksIn(bodySw).toSorted()]).toEqual([slug, linksIn(bodyEn).toSorted()]);
    expect([slug, sectionsOf(bodySw).length]).toEqual([slug, sectionsOf(bodyEn).length]);
  }
});

test('our own links lead to pages and articles that exist', () => {
  const paths = webRoutes.map(pathOfRoute);
  expect(paths).toEqual(expect.arrayContaining(['/services', '/profile/data', '/dashboard']));
  const own = both.flatMap(({ body }) => linksIn(body)).filter((href) => href.startsWith('/'));
  const dead = own.filter((href) =>
    href.startsWith('/help/') ? !slugs.includes(href.slice('/help/'.length)) : !paths.includes(href),
  );
  expect(dead).toEqual([]);
});
