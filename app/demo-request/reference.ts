/** A request's id as it is written for people: in groups of four. */
export function reference(id: string): string {
  return id.match(/.{1,4}/g)?.join('-') ?? id;
}

/** The id in a reference that was typed or pasted: in either case, with or without hyphens and spaces. */
export function readReference(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/** The reference of the request that a receipt names. */
export function referenceOfReceipt(receipt: string): string {
  return reference(receipt.split('.', 1)[0] ?? '');
}
