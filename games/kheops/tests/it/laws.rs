//! The laws of every game, on this one.

laws::laws!(kheops::Kheops, and facts_are_sound);
