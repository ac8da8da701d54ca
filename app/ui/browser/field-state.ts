/** What has become of form fields before React took them over. */

declare global {
  interface HTMLElement {
    /** No attribute: React would report it as a difference from what the server rendered. */
    isTyped?: true;
  }
}

/** Marks what is typed. What the browser restores on Back or Reload fires no event, and a draft may be newer. */
export function markTyped(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLElement) target.isTyped = true;
    },
    true,
  );
}

/** Whether the visitor or a program typed in one of them since the page was loaded. */
export function isTyped(fields: readonly HTMLElement[]): boolean {
  return fields.some((field) => field.isTyped);
}

/** Whether one of them differs from what the page came with: typed, or restored by the browser on Back or Reload. */
export function isChanged(fields: readonly HTMLInputElement[]): boolean {
  return fields.some((field) => {
    if (field.type === 'radio' || field.type === 'checkbox') {
      return field.checked !== field.defaultChecked;
    }
    const options = [...field.querySelectorAll('option')];
    if (options.length === 0) return field.value !== field.defaultValue;
    const came = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return !came?.selected;
  });
}
