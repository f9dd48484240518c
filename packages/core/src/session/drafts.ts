/** Everything a user has not sent yet lies below this key, by user and hotel; erased when the user signs out. */
export const draftPrefix = 'ebkit.draft.'

/** Name of the database in which a user's unfinished uploads lie. */
export const uploadsDatabase = (userId: string) => `${draftPrefix}${userId}.uploads`
