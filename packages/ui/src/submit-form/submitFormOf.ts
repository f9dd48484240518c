/**
 * Sent to a form before Enter in an element of it submits. Submit buttons in shadow roots take their place in it then,
 * as they do at the key itself in the page's own fields.
 */
export const implicitSubmission = 'eb-implicit-submission'

/**
 * What Enter in a text field does in HTML: presses the first submit button of the form, or submits where there is
 * neither a button nor another control. The form is that of the element whose shadow root the field is in.
 */
export function submitFormOf(field: Element): void {
  const { form } = ((field.getRootNode() as Partial<ShadowRoot>).host ?? {}) as Partial<HTMLInputElement>
  if (!form) return
  form.dispatchEvent(new Event(implicitSubmission))
  const button = [...form.elements].find((each) => (each as HTMLButtonElement).type === 'submit')
  if (button) (button as HTMLButtonElement).click()
  else if (form.length === 1) form.requestSubmit()
}
