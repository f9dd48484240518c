// The oldest browsers that must work: Windows 7 ends at Chromium 109 (Chinese shells at 108) and Firefox 115 ESR.
import { Features, transform } from 'lightningcss'

/** For esbuild. */
export const scriptTargets = ['chrome108', 'firefox115', 'safari16.4']

const version = (major, minor = 0) => (major << 16) | (minor << 8)
const styleTargets = { chrome: version(108), firefox: version(115), safari: version(16, 4) }

/** Minifies a style sheet and rewrites features that the oldest browsers lack (nesting, for example). */
export function minifyStyles(css, file) {
  const { code } = transform({
    filename: file,
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
    // We never use light-dark(); its fallback would be added to every color-scheme.
    exclude: Features.LightDark,
  })
  return code.toString()
}
