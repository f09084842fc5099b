//! The laws of every game, on this one.

laws::laws!(imhotep::Imhotep);
laws::laws!(each law of imhotep::Imhotep: facts_are_sound);
