import { Fragment } from 'react';
import type { RichText as Text } from './copy-types.ts';
import { Unbroken } from './unbroken.tsx';

/** A sentence of the content modules: words, and links among them. */
export function RichText({ text }: { text: Text }) {
  return text.map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>
        <Unbroken text={part} />
      </Fragment>
    ) : (
      <a key={part.href} href={part.href}>
        {part.label}
      </a>
    ),
  );
}
