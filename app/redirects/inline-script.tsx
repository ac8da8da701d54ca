type Props = { code: string; data: Record<`data-${string}`, string | number> };

/** A script that runs as the page is parsed, with what it needs to know as data attributes. */
export function InlineScript({ code, data }: Props) {
  return (
    <script
      {...data}
      // Our own module, compiled at build time; the content security policy names its hash.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see the line above
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
