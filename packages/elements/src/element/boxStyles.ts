import { adoptStyles, type StyleRoot } from '@ebkit/widgets/environment'

/**
 * Sets the display of a tag even if a sheet of the page begins with `* { all: revert }`, which overrides `:host`. The
 * rule is in the root that contains the elements, after the page's sheets and without specificity: any rule of the page
 * that selects them wins, for example one that hides them. It repeats `hidden`, which Chromium reverts too.
 */
export function adoptBox(host: HTMLElement, display: string): void {
  const tag = host.localName
  const css = `:where(${tag}) { display: ${display}; } :where(${tag}[hidden]) { display: none; }`
  adoptStyles(host.getRootNode() as StyleRoot, css)
}
