const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * The page that the preview shows: the reader's HTML below the script tag.
 *
 * @param {{ html: string, theme: string, lang: string, dir: string }} setting with the theme `light` or `dark`
 */
export function pageOf({ html, theme, lang, dir }) {
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${escaped(dir)}" data-theme="${escaped(theme)}">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="${escaped(theme)}">
<title>Preview</title>
<script src="/eb/eb.js" crossorigin data-lang="${escaped(lang)}" data-theme="${escaped(theme)}"></script>
</head>
<body>
${html}
</body>
</html>`
}

/**
 * A frame for a page. HTML of somebody else gets an origin of its own: an element in it could otherwise ask the gateway for
 * whatever the reader's session allows.
 *
 * @param {boolean} isTrusted it is an example of ours, or the reader has agreed
 */
export function createPreview(isTrusted) {
  const frame = document.createElement('iframe')
  frame.className = 'playground__frame'
  frame.title = 'Preview'
  if (!isTrusted) frame.sandbox.add('allow-scripts')
  return frame
}
