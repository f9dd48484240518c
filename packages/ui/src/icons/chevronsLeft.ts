// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `chevrons-left` */
export const chevronsLeftIcon = 'M11 17l-5-5 5-5M18 17l-5-5 5-5'
