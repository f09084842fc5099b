//! The laws of every game, on this one.

laws::laws!(cleopatra::Cleopatra);
laws::laws!(each law of cleopatra::Cleopatra: facts_are_sound);
