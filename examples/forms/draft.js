/*
 * Browsers restore fields on Back and on reload, but only fields that are in the HTML. Vue renders its fields later, so the
 * page stores its model with the history entry, as the browser does with fields.
 */

/** The values of the form when the user left this history entry; undefined for a new page. */
export const keptDraft = () => history.state?.draft

/** @param {Record<string, string>} form the page's model: one text for each field */
export const keepDraft = (form) => history.replaceState({ ...history.state, draft: { ...form } }, '')
