import * as v from 'valibot';
import { contentFiles } from '../../app/content/validate.ts';
import { pages } from '../../app/site-map.ts';

/** A page's data for use outside the page: shared cards, llms.txt. */
export type DescribedPage = {
  path: string;
  indexed: boolean;
  /** Whole `<title>`. */
  title: string;
  description: string;
  heading: string;
};

const heading = v.union([
  v.object({ title: v.string() }),
  v.object({ hero: v.object({ headline: v.string() }) }),
]);

const described = v.intersect([
  v.object({
    meta: v.object({ path: v.string(), title: v.string(), description: v.string() }),
  }),
  heading,
]);

/**
 * Every page of the site map with its copy.
 * @throws if a page has no content file that describes it
 */
export function describedPages(): readonly DescribedPage[] {
  const copies = contentFiles.flatMap(({ value }) => {
    const copy = v.safeParse(described, value);
    return copy.success ? [copy.output] : [];
  });
  return pages.map(({ path, indexed }) => {
    const copy = copies.find(({ meta }) => meta.path === path);
    if (!copy) throw new Error(`No content file describes ${path}: its meta.path must say so`);
    const { title, description } = copy.meta;
    return {
      path,
      indexed,
      title,
      description,
      heading: 'hero' in copy ? copy.hero.headline : copy.title,
    };
  });
}
