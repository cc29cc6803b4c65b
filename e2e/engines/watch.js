// The first script of every page in the engines' tests: writes down what goes wrong, over all pages of a tab.
{
  const key = 'watched';
  const write = (trouble) => {
    const line = `${location.pathname}: ${trouble}`;
    sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), line]));
  };
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...parts) => {
      write(`console.${level} ${parts.map(String).join(' ')}`);
      say.apply(console, parts);
    };
  }
  addEventListener(
    'error',
    ({ target, message }) => {
      if (target === window) write(`uncaught ${message}`);
      // A video goes on to its next source, and Firefox says of modules that it has already that they cannot be preloaded.
      else if (target.matches('script, img, link[rel=stylesheet]')) write(`not loaded: ${target.src || target.href}`);
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => write(`rejected ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    write(`content security policy: ${violatedDirective} refused ${blockedURI} ${sample}`),
  );
}
