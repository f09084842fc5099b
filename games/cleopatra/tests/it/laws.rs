//! The laws of every game, on this one.

laws::laws!(cleopatra::Cleopatra, and facts_are_sound);
