import { expect, test } from './fixtures.ts';

test('a press during hydration counts once', async ({ page }) => {
  // The short time in which React already listens in an island that is not hydrated yet.
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let pressed = false;
    EventTarget.prototype.addEventListener = function (...of) {
      listen.apply(this, of);
      if (pressed || !(this instanceof HTMLElement) || !this.dataset.island) return;
      pressed = true;
      queueMicrotask(() => this.querySelector<HTMLElement>('[aria-label$="order 2041"]')?.click());
    };
  });
  await page.goto('/okr-module');
  const tree = page.locator('[data-island=okr-goal]');
  const task = tree.getByRole('button', {
    name: /^(?:Close now|Reopen): Vendor quote, order 2041$/,
  });
  await task.focus();
  await expect(tree).toHaveAttribute('data-hydrated', '');
  // Closed; pressed once more it would be open again.
  await expect(task).toHaveAccessibleName(/^Reopen/);
});
