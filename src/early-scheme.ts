// What the first paint depends on: the view that the query selects, and the color scheme that the visitor has chosen. It is
// inlined; the policy contains its hash.
const { dataset, classList } = document.documentElement;
// The HTML may have another view; this class hides it until the page is hydrated. Nothing is painted yet. Mail programs write
// `&amp;`, and people capitals.
if (dataset.views && RegExp(`[?&;](${dataset.views})=`, 'i').test(location.search)) classList.add('is-undecided');
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
