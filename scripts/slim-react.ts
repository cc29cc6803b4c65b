import type { Plugin } from 'vite';

const file = /\/react-dom-client\.production\.js$/;
const signal = /^((?:var)? +\w+ = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm;

/**
 * React DOM makes a handful of errors when its module is evaluated, to recognise them later; nobody reads where they came
 * from. Noting that makes V8 parse the whole module a second time, an eighth of a second on a slow phone: they are made
 * without it.
 * @throws at build time, if React DOM no longer makes them in this way
 */
export const slimReact = (): Plugin => {
  let count = 0;
  return {
    name: 'tessera:slim-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!file.test(id)) return null;
      const text = code.replace(signal, (_, start: string, message: string) => {
        count += 1;
        return `${start}withoutTrace(${message})`;
      });
      return `${text}
function withoutTrace(message) {
  return Object.create(Error.prototype, { message: { value: message } });
}`;
    },
    buildEnd() {
      if (count === 0) throw new Error('React DOM makes no errors ahead any more');
    },
  };
};
