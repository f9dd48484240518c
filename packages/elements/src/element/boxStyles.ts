import { adoptStyles, type StyleRoot } from '@ebkit/widgets/environment'

/**
 * Gives the elements of a tag their box also where a sheet of the page begins with `* { all: revert }`, which takes back
 * what `:host` says. It stands in the root that they stand in, after the sheets of the page and without specificity: any
 * rule of the page that means them wins, such as one that hides them.
 */
export function adoptBox(host: HTMLElement, display: string): void {
  const css = `:where(${host.localName}:not([hidden])) { display: ${display}; }`
  adoptStyles(host.getRootNode() as StyleRoot, css)
}
