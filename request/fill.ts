/** The names between braces in a piece of copy: `'{count} open'` has the slot `count`. */
type Slots<Template extends string> = Template extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never;

/**
 * Fills the `{slots}` of a text, so that numbers of the sample operations or of a visitor are never typed into the
 * copy. The compiler requires exactly the slots of a literal template. Throws if a slot has no value, which is possible
 * only for non-literal templates.
 */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<Slots<Template>, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values;
  return template.replace(/\{([^{}]+)\}/g, (_whole, slot: string) => {
    const value = given[slot];
    if (value === undefined) throw new Error(`No value for {${slot}} in "${template}"`);
    return String(value);
  });
}
