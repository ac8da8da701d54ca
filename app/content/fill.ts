/** The names between braces in a piece of copy: `'{count} open'` has the slot `count`. */
type Slots<Template extends string> = Template extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never;

/**
 * Puts values into the `{slots}` of a piece of copy, so that a number which belongs to the sample operations or to a
 * visitor is never typed into the copy. The compiler asks for every slot of a literal template and for no other.
 * Throws when a slot has no value, which the compiler lets through only for text it cannot read.
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
