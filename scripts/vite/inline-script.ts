import { readFile } from 'node:fs/promises';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const suffix = '?inline-script';

/**
 * `import code from './starter.ts?inline-script'` gives the module's body as minified classic script text, to be
 * set inline in a page. The module must be self-contained: no imports, no exports.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return null;
      const resolved = await this.resolve(id.slice(0, -suffix.length), importer);
      return resolved && `${resolved.id}${suffix}`;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const path = id.slice(0, -suffix.length);
      this.addWatchFile(path);
      const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
      const script = minifySync('inline.js', `{${code}}`, {
        compress: true,
        mangle: { toplevel: true },
      });
      if (script.errors.length > 0) throw new Error(`${path}: ${script.errors[0]?.message}`);
      return { code: `export default ${JSON.stringify(script.code.trim())}`, moduleType: 'js' };
    },
  };
}
