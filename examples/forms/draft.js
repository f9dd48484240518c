/*
 * Browsers fill fields in again on the way back and on reload, but only those that stood in the page as it was read.
 * What Vue draws comes later: so the page keeps its model where the browser keeps fields, with this entry of the history.
 */

/** What stood in the form when this entry of the history was left; undefined for a page that is newly opened. */
export const keptDraft = () => history.state?.draft

/** @param {Record<string, string>} form the page's model, which has one text for each field */
export const keepDraft = (form) => history.replaceState({ ...history.state, draft: { ...form } }, '')
