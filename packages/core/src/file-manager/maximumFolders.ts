/** Folders of one delete, at most. @spec W-EXP-37 */
export const maximumFolders = 5
