import { expect, test } from './fixtures.ts';

test('a press that comes while an island is being hydrated counts once', async ({ page }) => {
  // The short time in which React already listens in an island that is not hydrated yet.
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let pressed = false;
    EventTarget.prototype.addEventListener = function (...of) {
      listen.apply(this, of);
      if (pressed || !(this instanceof HTMLElement) || !this.dataset.island) return;
      pressed = true;
      queueMicrotask(() => this.querySelector<HTMLElement>('[aria-expanded]')?.click());
    };
  });
  await page.goto('/gpt-assistant');
  const questions = page.locator('[data-island=transcript] [aria-expanded]');
  await questions.first().focus();
  await expect(page.locator('[data-island=transcript]')).toHaveAttribute('data-live', '');
  // Alone, all others folded; pressed once more it would bring them back.
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
});
