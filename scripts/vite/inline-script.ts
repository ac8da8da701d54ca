import { build, type Plugin } from 'vite';
import { pageDefines } from '../build-environment.ts';

const suffix = '?inline-script';

/**
 * `import code from './page.ts?inline-script'` gives a module with all that it imports as minified classic script text,
 * to be set inline in a page.
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
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        define: pageDefines(),
        build: {
          write: false,
          minify: true,
          modulePreload: false,
          rolldownOptions: {
            input: id.slice(0, -suffix.length),
            output: { format: 'iife' },
          },
        },
      });
      const [output] = Array.isArray(result) ? result : [result];
      const chunk = output && 'output' in output ? output.output[0] : undefined;
      if (chunk?.type !== 'chunk') throw new Error(`${id} gave no script`);
      for (const path of chunk.moduleIds) this.addWatchFile(path);
      return { code: `export default ${JSON.stringify(chunk.code.trim())}`, moduleType: 'js' };
    },
  };
}
