/** Height of the editor in px. @spec W-EDI-7 */
export const defaultHeight = 500
