// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `plus` */
export const plusIcon = 'M5 12h14M12 5v14'
