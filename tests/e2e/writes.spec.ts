/** A loan that must not be made twice: several pages of one phone, lost answers, another session. */
import { answerAll, answerOf, paths } from './answers.ts';
import { expect, test } from './fixtures.ts';

const product = { productId: '1' };

test('two pages confirm the same loan: it is sent once @once', async ({
  context,
  page,
  openOnBackend,
  backend,
  say,
  words,
}) => {
  answerAll(backend, { loanPush: { ...answerOf('loanPush'), delay: 1500 } });
  await openOnBackend('/versions', product);
  const other = await context.newPage();
  await other.goto(page.url());
  const press = { name: say('submit loan') };
  await expect(other.getByRole('button', press)).toBeEnabled();
  await page.getByRole('button', press).click();
  await expect.poll(() => backend.calls(paths.loanPush).length).toBe(1);
  await other.getByRole('button', press).click();
  await expect(other.getByRole('status').getByText(words('app.write.loanPush.pending'))).toBeVisible();
  await expect(page).toHaveURL(/\/inThe\?/);
  expect(backend.calls(paths.loanPush)).toHaveLength(1);
  await other.close();
});

test('an answer that is lost: what is about a new loan says so, and the same key is sent again @once', async ({
  page,
  openOnBackend,
  backend,
  watched,
  say,
  words,
}) => {
  // The proxy says that it lost the backend, and the page reports it.
  watched.allow(/loan-detail-push|call-failed at loan-confirm/);
  answerAll(backend, { loanPush: (_, count) => (count === 0 ? { fault: 'drop' } : answerOf('loanPush')) });
  await openOnBackend('/versions', product);
  await page.getByRole('button', { name: say('submit loan') }).click();
  await expect(page.getByText(words('app.write.loanPush.unknownTitle'), { exact: true })).toBeVisible();

  // A loan that is there already is another one.
  await openOnBackend('/inThe', { ...product, orderId: '174' });
  await expect(page.getByRole('heading', { level: 1, name: words('order.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('repay'), exact: true })).toBeVisible();
  await expect(page.getByText(words('app.write.loanPush.unknownTitle'), { exact: true })).toHaveCount(0);
  await openOnBackend('/ofShe', product);
  await expect(page.getByText(words('app.write.loanPush.unknownTitle'), { exact: true })).toBeVisible();

  // Another session finds nothing that the last one kept, but the mark of the loan.
  await page.evaluate(() => window.localStorage.clear());
  await openOnBackend('/versions', { ...product, sessionId: 'later' });
  await page.getByRole('button', { name: say('submit loan') }).click();
  const question = page.getByRole('dialog', { name: words('app.write.loanPush.unknownTitle') });
  await expect(question).toBeVisible();
  expect(backend.calls(paths.loanPush)).toHaveLength(1);
  await question.getByRole('button', { name: words('app.write.loanPush.choice.again') }).click();
  await expect(page).toHaveURL(/\/inThe\?/);
  const keys = backend.calls(paths.loanPush).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]]);
  await expect(page.getByText(words('app.write.loanPush.unknownTitle'), { exact: true })).toHaveCount(0);
});
