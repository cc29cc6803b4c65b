// Before the first paint: marks the page if the browser has what the site's scripts need, hides another view than the one that the
// query selects, and shows the color scheme that the visitor has chosen. It is inlined; the policy contains its hash.
const { dataset, classList } = document.documentElement;
if ('toSorted' in []) {
  dataset.script = '1';
  // This class hides the view until the page is hydrated. Mail programs write `&amp;`, and people capitals.
  if (dataset.views && RegExp(`[?&;](${dataset.views})=`, 'i').test(location.search)) classList.add('is-undecided');
}
try {
  type Meta = HTMLMetaElement;
  const [scheme, light, dark] = document.querySelectorAll('[name*=color]') as Iterable<Meta> as [Meta, Meta, Meta];
  // biome-ignore lint/style/noRestrictedGlobals: it stands in the page, without the modules of the site
  const choice = localStorage.getItem('%key%');
  if (choice === 'light' || choice === 'dark') {
    dataset.scheme = choice;
    // Chrome's automatic dark leaves a page alone only if it says `only`.
    scheme.content = `only ${choice}`;
    light.content = dark.content = (choice === 'dark' ? dark : light).content;
  }
} catch {}
