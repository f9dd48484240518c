/** Whether a modal dialog makes all else of the page inert, also one in the shadow root that has the focus. */
export function isModalOpen(): boolean {
  const roots = [document, document.activeElement?.shadowRoot]
  return roots.some((root) => !!root?.querySelector('dialog:modal'))
}
