// Shows the color scheme that the visitor has chosen from the first paint on. It is inlined; the policy contains its hash.
try {
  const { currentScript, documentElement } = document;
  // biome-ignore lint/style/noRestrictedGlobals: it stands in the page, without the modules of the site
  const choice = localStorage.getItem(currentScript?.dataset.key ?? '');
  const [scheme, light, dark] = document.querySelectorAll<HTMLMetaElement>('[name$=-scheme],[name=theme-color]');
  if (scheme && light && dark && (choice === 'light' || choice === 'dark')) {
    documentElement.dataset.scheme = scheme.content = choice;
    light.content = dark.content = (choice === 'dark' ? dark : light).content;
  }
} catch {}
