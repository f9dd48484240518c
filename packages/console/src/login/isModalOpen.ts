/** Whether a modal dialog makes the rest of the page inert, even one in the shadow root that has the focus. */
export function isModalOpen(): boolean {
  const roots = [document, document.activeElement?.shadowRoot]
  return roots.some((root) => !!root?.querySelector('dialog:modal'))
}
