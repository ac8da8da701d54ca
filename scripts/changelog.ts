/**
 * The section of a changelog that describes the release with this tag.
 * @throws if the tag is not `v` and the version, or the changelog has no section of it
 */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`)
    throw new Error(`The tag is ${tag}, the version of package.json ${version}`);
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((each) => each.split(/\s/, 1)[0] === version);
  if (!section) throw new Error(`CHANGELOG.md has no section "## ${version}"`);
  return section.slice(section.indexOf('\n')).trim();
}
