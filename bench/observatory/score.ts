/**
 * Scores a site with the Observatory's own functions: `score.ts PACKAGE HTTP-PORT HTTPS-PORT`, printed as JSON. A
 * process of its own, since Node reads the certificate to trust at its start.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Test = {
  constructor: { name: string };
  result: string | null;
  pass: boolean;
};

type Observatory = {
  retrieve(host: string, ports: { httpPort: number; httpsPort: number }): Promise<object>;
  tests: readonly ((requests: object) => Test)[];
  modifier(result: string): number;
};

async function load(folder: string): Promise<Observatory> {
  const part = (path: string) => import(pathToFileURL(join(folder, 'src', path)).href);
  const { retrieve } = await part('retriever/retriever.js');
  const { ALL_TESTS: tests } = await part('constants.js');
  const { getScoreModifier: modifier } = await part('grader/grader.js');
  return { retrieve, tests, modifier };
}

const [folder = '', httpPort, httpsPort] = process.argv.slice(2);
const { retrieve, tests, modifier } = await load(folder);
const requests = await retrieve('localhost', {
  httpPort: Number(httpPort),
  httpsPort: Number(httpsPort),
});
const results = tests.map((test) => {
  const output = test(requests);
  const { result, pass } = output;
  return { name: output.constructor.name, result, pass, points: modifier(result ?? '') };
});
// A site keeps its extra credit from 90 points on; ours loses none.
console.log(JSON.stringify(results));
