/**
 * What Enter in a text field does in HTML: presses the first submit button of the form, or submits where there is
 * neither a button nor another control. The form is that of the element whose shadow root the field is in.
 */
export function submitFormOf(field: Element): void {
  const { form } = ((field.getRootNode() as Partial<ShadowRoot>).host ?? {}) as Partial<HTMLInputElement>
  if (!form) return
  const button = [...form.elements].find((each) => (each as HTMLButtonElement).type === 'submit')
  if (button) (button as HTMLButtonElement).click()
  else if (form.length === 1) form.requestSubmit()
}
