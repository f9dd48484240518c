import { adoptStyles, type StyleRoot } from '@ebkit/widgets/environment'

/**
 * Gives the elements of a tag their box also where a sheet of the page begins with `* { all: revert }`, which takes back
 * what `:host` says. It stands in the root that they stand in, after the sheets of the page and without specificity: any
 * rule of the page that means them wins, such as one that hides them. `hidden` is said again: Chromium takes it back too.
 */
export function adoptBox(host: HTMLElement, display: string): void {
  const tag = host.localName
  const css = `:where(${tag}) { display: ${display}; } :where(${tag}[hidden]) { display: none; }`
  adoptStyles(host.getRootNode() as StyleRoot, css)
}
