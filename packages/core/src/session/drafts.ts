/** Prefix of the keys of a user's unsent data, by user and hotel; erased when the user signs out. */
export const draftPrefix = 'ebkit.draft.'

/** Name of the database of a user's unfinished uploads. */
export const uploadsDatabase = (userId: string) => `${draftPrefix}${userId}.uploads`
