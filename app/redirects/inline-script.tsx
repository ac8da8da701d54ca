type Props = { code: string; data: Record<`data-${string}`, string | number> };

/** A script that runs as the page is parsed, with what it needs to know as data attributes. */
export function InlineScript({ code, data }: Props) {
  return (
    <script
      {...data}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own module; the content security policy names its hash
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
