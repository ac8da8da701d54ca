/** A request's id as it is written for people: in groups of four. */
export function reference(id: string): string {
  return id.match(/.{1,4}/g)?.join('-') ?? id;
}

/**
 * The id in a reference that was typed or pasted: in either case, with or without hyphens and spaces. References have
 * no O, I and L, which are read as the digits that they look like (Crockford's base 32).
 */
export function readReference(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return signs.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** The reference of the request that a receipt names. */
export function referenceOfReceipt(receipt: string): string {
  return reference(receipt.split('.', 1)[0] ?? '');
}
