/**
 * Sent to a form before Enter in one of our elements submits it. Submit buttons in shadow roots then add themselves to
 * the form, as they do at the key event for the page's own fields.
 */
export const implicitSubmission = 'eb-implicit-submission'

/**
 * What Enter in a text field does in HTML: presses the form's first submit button, or submits if there is neither a
 * button nor another control. The form is that of the element whose shadow root contains the field.
 *
 * @example
 * ```ts
 * import { isComposing } from '@ebkit/ui/composition'
 * import { submitFormOf } from '@ebkit/ui/submit-form'
 *
 * // The field of a custom element of one's own: Enter submits the form around the element, as in a text field.
 * export const Field = () => (
 *   <input
 *     aria-label="Room"
 *     onKeyDown={(event) => {
 *       if (event.key === 'Enter' && !isComposing(event)) submitFormOf(event.currentTarget)
 *     }}
 *   />
 * )
 * ```
 */
export function submitFormOf(field: Element): void {
  const { form } = ((field.getRootNode() as Partial<ShadowRoot>).host ?? {}) as Partial<HTMLInputElement>
  if (!form) return
  form.dispatchEvent(new Event(implicitSubmission))
  const button = [...form.elements].find((each) => (each as HTMLButtonElement).type === 'submit')
  if (button) (button as HTMLButtonElement).click()
  else if (form.length === 1) form.requestSubmit()
}
