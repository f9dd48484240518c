/** A code as people read it aloud, in groups of four: `3861 2047 9152`. */
export const codeGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')
