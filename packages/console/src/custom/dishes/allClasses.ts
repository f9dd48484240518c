/** Id of the first node of the tree, which stands for all classes. */
export const allClasses = ':all'
