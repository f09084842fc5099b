//! The laws of every game, on this one.

laws::laws!(kheops::Kheops);
laws::laws!(each law of kheops::Kheops: facts_are_sound);
