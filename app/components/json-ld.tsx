import type { Graph, Thing } from 'schema-dts';

type Props = { data: Graph | (Exclude<Thing, string> & { '@context': string }) };

/** Structured data for search engines: a data block, which no browser runs. */
export function JsonLd({ data }: Props) {
  return (
    <script
      type="application/ld+json"
      // JSON with every `<` escaped cannot end the element that it stands in.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see the line above
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
