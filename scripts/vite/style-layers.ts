import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const app = fileURLToPath(new URL('../../app/', import.meta.url));
const shared = [`${app}styles/layers.css`, `${app}styles/breakpoints.css`];

/**
 * Puts every style sheet under `app/` into the cascade layer of its folder and gives it the named breakpoints.
 * @throws for a folder that `app/styles/layers.css` does not list
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?(?!raw|url).*)?$/ },
      async handler(code, id) {
        const [file = ''] = id.split('?');
        if (!file.startsWith(app) || shared.includes(file)) return null;
        for (const path of shared) this.addWatchFile(path);
        const read = shared.map((path) => readFile(path, 'utf8'));
        const [layers = '', breakpoints] = await Promise.all(read);
        const folder = file.slice(app.length).split('/')[0];
        if (!new RegExp(`[ ,]${folder}[,;]`).test(layers)) {
          this.error(`${file}: app/styles/layers.css has no layer named ${folder}`);
        }
        return { code: `${layers}${breakpoints}@layer ${folder} {\n${code}\n}`, map: null };
      },
    },
  };
}
